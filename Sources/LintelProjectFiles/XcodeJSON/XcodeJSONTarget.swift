/// A target of a project file.
struct XcodeJSONTarget {
  let node: PropertyList.Node
  let id: String
  let name: String

  /// Returns `nil` if the node describes no target.
  init?(_ node: PropertyList.Node) {
    guard let name = node["name"]?.text ?? node["id"]?.text else { return nil }
    self.node = node
    self.name = name
    id = node["id"]?.text ?? name
  }

  func text(_ key: String) -> String? { node[key]?.text }

  func elements(_ key: String) -> [PropertyList.Node] { node[key]?.elements ?? [] }

  var kind: TargetKind {
    text("kind") ?? "native" == "native"
      ? TargetKind(productType: text("product-type") ?? text("full-product-type") ?? "")
      : .aggregate
  }
}
