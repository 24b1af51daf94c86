/// How a target is compiled in one configuration, such as `Debug`.
package struct TargetConfiguration: Equatable, Sendable {
  package let name: String
  /// The names that are true in `#if`, sorted; `nil` when some of them cannot be known.
  package let conditions: [String]?
}
