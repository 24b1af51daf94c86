/// A part of a project: a file, a group, a target, a build phase and so on.
struct XcodeObject {
  private let key: PropertyList.Node
  let node: PropertyList.Node

  init(_ entry: (key: PropertyList.Node, value: PropertyList.Node)) {
    key = entry.key
    node = entry.value
  }

  /// A new text each time: there are tens of thousands of objects, and few are asked.
  var id: String { key.text ?? "" }

  /// The name of its class in Xcode; empty if the file does not say.
  var kind: String { text("isa") ?? "" }

  /// Whether it is of a class, without a text of its name.
  func isOf(_ kind: StaticString) -> Bool { node["isa"]?.says(kind) ?? false }

  func text(_ key: String) -> String? { node[key]?.text }

  /// - Parameter count: how many elements are looked at.
  func texts(_ key: String, atMost count: Int = .max) -> [String] {
    node[key]?.elements(atMost: count).compactMap(\.text) ?? []
  }
}
