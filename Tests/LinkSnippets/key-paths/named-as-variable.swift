// A key path that is named as the variable it is read into.
// file: App/Settings.swift
struct Settings {
  let date: Int
  func value<T>(_ path: KeyPath<Settings, T>) -> T { self[keyPath: path] }
}
// file: App/Use.swift
func isLater(_ settings: Settings, _ limit: Int) -> Bool {
  if case let date = settings.value(\.date), date > limit { return true }
  let date = settings.value(\.date)
  return date > 0
}
