func f() {
  if #available(iOS 17, macOS 14, *) { A() }
  guard #unavailable(iOS 13), B.ok else { return }
  if #available(Platform 1, *), C.flag {}
}
