/// A part of a project: a file, a group, a target, a build phase and so on.
struct XcodeObject {
  let id: String
  let node: PropertyList.Node

  /// The name of its class in Xcode; empty if the file does not say.
  var kind: String { text("isa") ?? "" }

  func text(_ key: String) -> String? { node[key]?.text }

  func texts(_ key: String) -> [String] { node[key]?.elements.compactMap(\.text) ?? [] }
}
