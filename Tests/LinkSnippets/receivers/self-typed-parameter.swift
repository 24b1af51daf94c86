// A parameter of type 'Self' is a value of the type around.
// file: App/Version.swift
struct Version { var major = 0 }
// file: App/Order.swift
extension Version {
  static func newer(_ left: Self, _ others: [Self]) -> Bool {
    others.contains { $0.major < left.major }
  }
}
