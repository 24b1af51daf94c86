// file: App/A.swift
struct Store {
  private func reload() {}
  fileprivate var secret = 1
}
// file: App/B.swift
protocol Reloading {}
extension Reloading {
  func reload() {}
}
extension Store: Reloading {}
func use(_ store: Store) { store.reload() }
