/// A part of a project: a file, a group, a target, a build phase and so on.
struct XcodeObject {
  let id: String
  let node: PropertyList.Node

  /// The name of its class in Xcode; empty if the file does not say.
  var kind: String { text("isa") ?? "" }

  func text(_ key: String) -> String? { node[key]?.text }

  /// - Parameter count: how many elements are looked at: what many parts of a project refer to is
  ///   read for each of them.
  func texts(_ key: String, atMost count: Int = .max) -> [String] {
    node[key]?.elements(atMost: count).compactMap(\.text) ?? []
  }
}
