import LintelText

extension LayerProposal {
  /// The title in a list of proposals.
  var title: String {
    let what =
      switch kind {
      case .modules: "modules"
      case .endingsOfModules: "modules of one ending"
      case .folders: "folders"
      case .roles: "folders in each feature"
      }
    return "\(counted(layers.count, "layer")) of \(what): "
      + layers.map(\.shortName).joined(separator: " > ")
  }

  var evidence: [String] {
    ["the layers that the code has today:"]
      + layers.map { layer in
        "  "
          + folded(layer.parts.map(\.summary))
          + (layer.parts.count > 1 && layer.isFree ? ", which use each other" : "")
      }
      + (apart.isEmpty ? [] : ["  in no layer: " + folded(apart.map(\.summary))]) + [summary]
      + families.map {
        "the \($0.count) folders of \($0.name) do not use each other"
          + ($0.shared.isEmpty ? "" : " and share \(list($0.shared, last: "and"))")
      }
  }

  /// Returns the text of the rules file.
  func text(adding additions: [AdditionalRule]) -> String {
    let components = (layers.flatMap(\.parts) + apart).map(\.line) + families.map(\.line)
    return """
      \(rulesFileHead)
      \(yamlComment(evidence))
      #
      # This describes the code as it is, not yet as it should be: move entries, close layers, name
      # components by their purpose. From now on, new dependencies against this order are reported.
      version: 1

      components:
      \(components.joined(separator: "\n"))

      rules:
        \(Self.ruleName):
          kind: layers
          layers:                      # top first; open ones may be skipped
      \(layers.map(\.line).joined(separator: "\n"))
      \(followsWays ? "" : "    through-unassigned: ignore   # stand-ins use all layers\n")\
          because: "dependencies point down"
      \(concessions.text(for: Self.ruleName))\((familyRules + additions.map(\.text)).joined())
      """
  }

  /// The rules of ``families``, each under a name of its own.
  private var familyRules: [String] {
    var counts: [String: Int] = [:]
    return families.map { family in
      let name = family.ruleName
      counts[name, default: 0] += 1
      return family.rule(called: counts[name] == 1 ? name : "\(name)-\(counts[name] ?? 0)")
    }
  }

  private var summary: String {
    let count = upward.reduce(0) { $0 + $1.count }
    guard count > 0 else {
      return "all \(counted(referenceCount, "reference")) of files between them point down"
    }
    let worst = upward.prefix(3).map { "\($0.from) → \($0.to) (\($0.count))" }
    return "\(count) of \(counted(referenceCount, "reference")) of files between them point up: "
      + list(worst, last: "and")
  }
}

extension LayerProposal.Layer {
  fileprivate var shortName: String {
    let names = parts.map(\.name)
    return names.count <= 3
      ? names.joined(separator: ", ") : "\(names[0]), \(names[1]) and \(names.count - 2) more"
  }

  fileprivate var line: String {
    let names = parts.map { quotedYAML($0.name) }.joined(separator: ", ")
    var options = ""
    if !isClosed { options += ", access: open" }
    if isFree, parts.count > 1 { options += ", siblings: free" }
    return switch (parts.count, options.isEmpty) {
    case (1, true): "      - \(names)"
    case (1, false): "      - \(names): open"
    case (_, true): "      - [\(names)]"
    case (_, false): "      - { layer: \(quotedYAML(shortName)), of: [\(names)]\(options) }"
    }
  }
}

extension FeatureFamily {
  /// The name of the family of components: `Features.{folder}`.
  private var componentName: String {
    quotedYAML(String(name.map { "{}".contains($0) ? "-" : $0 }) + ".{folder}")
  }

  fileprivate var line: String {
    let pattern = quotedYAML("\(patternText(folder))/{folder}/**")
    guard !shared.isEmpty else { return "  \(componentName): \(pattern)" }
    let others = shared.map { quotedYAML(patternText("\(folder)/\($0)") + "/**") }.joined(
      separator: ", ")
    return "  \(componentName): { path: \(pattern), not: { path: [\(others)] } }"
  }

  fileprivate func rule(called ruleName: String) -> String {
    let reason = "each folder of \(name) can be changed without reading the others"
    return """

        \(ruleName):
          kind: independent
          of: \(componentName)
          because: \(quotedYAML(reason))

      """
  }

  /// The words of the name in lower case, joined by dashes: `features-apart`.
  fileprivate var ruleName: String {
    let words = name.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    return (words.isEmpty ? ["folders"] : words).joined(separator: "-") + "-apart"
  }
}

/// Joins the first texts, and says how many more there are.
private func folded(_ texts: [String]) -> String {
  let limit = 6
  guard texts.count > limit + 1 else { return texts.joined(separator: ", ") }
  return texts.prefix(limit).joined(separator: ", ") + " and \(texts.count - limit) more"
}
