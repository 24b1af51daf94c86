import LintelText
import LintelYAML

/// Reads the `layers` of a rule, in their short and long forms.
package struct LayerDecoder {
  /// The largest number of components in the name of a layer that is named after its components.
  private static let namesInName = 8

  private static let form =
    "a component, a list of siblings, 'Component: open' or '{ layer: …, of: [ … ] }'"

  private let fields: Fields
  private var log: ErrorLog { fields.log }

  package init(_ fields: Fields) { self.fields = fields }

  package func layers() -> [LayerDefinition] {
    guard let node = fields["layers"],
      let elements = node.list("'layers'", expected: "a list, top first", log: log)
    else { return [] }
    if elements.isEmpty { fields.reportEmptyList("layers") }
    let layers = elements.compactMap(layer)
    let references = layers.flatMap(\.of)
    for (index, reference) in references.enumerated()
    where references[..<index].contains(where: { $0.text == reference.text }) {
      log.report(FieldError.listedTwice(reference.text, what: "'layers'"), at: reference.mark)
    }
    if layers.count == 1, elements.count == 1, references.count == 1, !references[0].meansSeveral {
      log.report(
        FieldError.cannotFail(fields.owner, why: "'\(references[0].text)' is the only layer"),
        at: node.mark)
    }
    return layers
  }

  private func layer(_ node: YAMLNode) -> LayerDefinition? {
    switch node.content {
    case .scalar:
      guard let text = node.text else { return wrongForm(node) }
      return plain([ComponentReference(text: text, mark: node.mark)])
    case .sequence(let elements):
      if elements.isEmpty { log.report(FieldError.emptyList(what: "a layer"), at: node.mark) }
      let siblings = elements.compactMap { element -> ComponentReference? in
        if let text = element.text { return ComponentReference(text: text, mark: element.mark) }
        log.report(
          FieldError.wrongType(
            what: "a sibling", expected: "a component", found: element.description),
          at: element.mark)
        return nil
      }
      return siblings.isEmpty ? nil : plain(siblings)
    case .mapping(let entries):
      if entries.contains(where: { $0.key == "of" || $0.key == "layer" }) { return long(node) }
      guard entries.count == 1, let entry = entries.first else { return wrongForm(node) }
      return withAccess(entry)
    }
  }

  private func withAccess(_ entry: YAMLEntry) -> LayerDefinition? {
    guard let text = entry.value.text else { return wrongForm(entry.value) }
    guard let access = LayerDefinition.Access(rawValue: text) else {
      let known = LayerDefinition.Access.allCases.map(\.rawValue)
      log.report(
        FieldError.unknownWord(text, what: "access of a layer", known: known), at: entry.value.mark)
      return nil
    }
    return plain([ComponentReference(text: entry.key, mark: entry.keyMark)], access: access)
  }

  private func long(_ node: YAMLNode) -> LayerDefinition? {
    let keys = ["layer", "of", "access", "siblings"]
    guard
      let layer = Fields(
        node, owner: "a layer of \(fields.owner)", known: keys, required: ["layer", "of"], log: log)
    else { return nil }
    return LayerDefinition(
      name: layer.text("layer")?.value ?? "", of: layer.references("of"),
      access: layer.word("access", "access of a layer") ?? .closed,
      siblings: layer.word("siblings", "choice for 'siblings'") ?? .independent)
  }

  private func plain(
    _ references: [ComponentReference], access: LayerDefinition.Access = .closed
  ) -> LayerDefinition {
    let names = references.prefix(Self.namesInName).map(\.text).joined(separator: ", ")
    return LayerDefinition(
      name: references.count > Self.namesInName ? names + ", …" : names, of: references,
      access: access, siblings: .independent)
  }

  private func wrongForm(_ node: YAMLNode) -> LayerDefinition? {
    log.report(
      FieldError.wrongType(what: "a layer", expected: Self.form, found: node.description),
      at: node.mark)
    return nil
  }
}
