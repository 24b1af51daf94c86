func f() {
  switch list.map({ x in switch x { case .a: 1; default: 2 } }) { case .b: A(); default: break }
  let c = switch try await d() { case .e: 1; default: 2 }
  let g = { switch ($0, h { switch i { default: j } }) { default: B() } }
  return switch self { case .k where l { switch m { default: true } }: n; default: o }
}
