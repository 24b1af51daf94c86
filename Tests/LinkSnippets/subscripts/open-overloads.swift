// file: Core/Fields.swift
public struct Place {
  public let mark = 1
}
public struct Node {
  public let mark = 1
}
public struct Option<Value> {
  public static func number() -> Option<Value> where Value == Place? { fatalError() }
}
public struct Fields {
  public subscript(key: String) -> Node? { nil }
}
// file: Core/Options.swift
extension Fields {
  public subscript<Value>(option: Option<Value>) -> Value { fatalError() }
}
// file: Rules/Rule.swift
import Core
struct Rule {
  static let limit = Option.number()
  init(_ fields: Fields) {
    let limit = fields[Rule.limit]
    if let limit { _ = limit.mark }
  }
}
