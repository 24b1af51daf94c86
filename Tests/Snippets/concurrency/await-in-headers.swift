func f() async {
  if await a() { b() }
  guard let c = await d(), e() else { return }
  switch await g() { case .h: i() }
  await j { k() }
  let (l, m) = await n()
  async let o = p()
  q(await r(), s())
  t(); await u(); v()
}
