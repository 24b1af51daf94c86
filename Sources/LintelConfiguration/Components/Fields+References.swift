import LintelText

extension Fields {
  /// - Parameter mayBeEmpty: whether an empty list is allowed.
  package func references(_ key: String, mayBeEmpty: Bool = false) -> [ComponentReference] {
    texts(key, expected: "a component or a list of components", mayBeEmpty: mayBeEmpty).map {
      ComponentReference(text: $0.value, mark: $0.mark)
    }
  }
}

extension Fields {
  /// Reports components that are named under both keys.
  package func reportSameOnBothSides(
    _ first: String, _ left: [ComponentReference], _ second: String, _ right: [ComponentReference]
  ) {
    for reference in right
    where !reference.text.contains("*") && left.contains(where: { $0.text == reference.text }) {
      log.report(
        FieldError.sameOnBothSides(reference.text, first: first, second: second), at: reference.mark
      )
    }
  }
}

extension ComponentReference {
  /// Whether the text is a family or a pattern, which may refer to several components.
  package var meansSeveral: Bool { text.contains("*") || text.contains("?") || text.contains("{") }
}
