struct Store {
  var items = 1
}
extension Store {
  func count() -> Int { items }
}
extension Store {
  func twice() -> Int { count() * 2 }
}
