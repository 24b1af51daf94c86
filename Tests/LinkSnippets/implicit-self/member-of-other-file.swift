// file: App/Store.swift
final class Store {
  var items = 1
  private var hidden = 2
  func load() {}
}
// file: App/Store+More.swift
extension Store {
  func refresh() -> Int {
    load()
    return items
  }
}
