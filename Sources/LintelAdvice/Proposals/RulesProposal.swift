import LintelText

/// What a rules file for a project could be, with the reasons.
public enum RulesProposal: Sendable {
  /// A preset, those that go with it, and how the presets that come next fit.
  case preset(PresetFit, additions: [PresetFit], others: [PresetFit])
  /// A preset that was asked for.
  case wanted(PresetFit)
  /// The order that the project has today, where no preset is convincing.
  case layers(LayerProposal, others: [PresetFit])

  /// Chooses by what the project looks like; `nil` if it gives nothing to go by.
  ///
  /// A preset that has a place for most types goes first, then the modules that a team has made,
  /// then a preset for less, and folders at last.
  ///
  /// - Parameters:
  ///   - fits: of all presets that are architectures of their own, the best first.
  ///   - additions: the presets that go with one of them.
  public init?(
    _ fits: [PresetFit], layers: LayerProposal?,
    additions: (PresetFit) -> [PresetFit] = { _ in [] }
  ) {
    let next = fits.filter { $0.parts.count > 1 && $0.score > 0 }
    let best = next.first { $0.isConvincing }
    if let best, best.coversMost || layers?.isByModule != true {
      self = .preset(
        best, additions: additions(best).filter(\.isFollowed),
        others: Array(next.filter { $0.preset != best.preset }.prefix(2)))
    } else if let layers {
      self = .layers(layers, others: Array(next.prefix(2)))
    } else {
      return nil
    }
  }

  /// Why this is proposed: lines without a mark of comment.
  public var evidence: [String] {
    switch self {
    case .preset(let fit, let additions, let others):
      ["'\(fit.preset)' fits best: \(fit.summary)"] + fit.partLines
        + additions.flatMap { ["'\($0.preset)' goes with it: \($0.summary)"] + $0.partLines }
        + others.map { "next is '\($0.preset)': \($0.summary)" }
    case .wanted(let fit): ["'\(fit.preset)' as asked: \(fit.summary)"] + fit.partLines
    case .layers(let layers, let others):
      ["no preset fits well enough, so the layers are those that the code has today"]
        + layers.layers.map { layer in
          "  "
            + layer.parts.map { "\($0.name) (\(counted($0.typeCount, "type")))" }
            .joined(separator: ", ")
        }
        + [layers.summary] + others.map { "nearest is '\($0.preset)': \($0.summary)" }
    }
  }

  /// The text of the rules file.
  public var text: String {
    switch self {
    case .preset(let fit, let additions, _): Self.text(extending: [fit] + additions, evidence)
    case .wanted(let fit): Self.text(extending: [fit], evidence)
    case .layers(let layers, _): Self.text(of: layers, evidence)
    }
  }

  // MARK: - Parts

  private static func text(extending fits: [PresetFit], _ evidence: [String]) -> String {
    let part = fits[0].missing.first ?? fits[0].parts[0].name
    return """
      # The architecture of this project; 'lintel' checks it.
      #
      \(comment(evidence))
      version: 1
      extends: [\(fits.map(\.preset).joined(separator: ", "))]

      # A component of the same name says where else a part is to be found:
      #
      # components:
      #   \(part): { path: "Sources/\(part)/**" }

      # Code that is not to be checked:
      #
      # sources: { exclude: ["**/Generated/**"] }

      # Rules of the preset can be replaced by name, and others added:
      #
      # rules:
      #   everything-has-a-place: { kind: exhaustive, severity: warning }

      """
  }

  private static func text(of proposal: LayerProposal, _ evidence: [String]) -> String {
    var components: [String] = []
    for part in proposal.layers.flatMap(\.parts) {
      switch part.selector {
      case .path(let path): components.append("  \(quoted(yaml: part.name)): \(quoted(yaml: path))")
      case .modules(let names, let others):
        components.append("  \(quoted(yaml: part.name)): \(selector(of: names, not: others))")
      }
    }
    let layers = proposal.layers.map { layer in
      let names = layer.parts.map { quoted(yaml: $0.name) }.joined(separator: ", ")
      let name = layer.parts.map(\.name).joined(separator: ", ")
      return switch (layer.parts.count, layer.isClosed) {
      case (1, true): "      - \(names)"
      case (1, false): "      - \(names): open"
      case (_, true): "      - [\(names)]"
      case (_, false): "      - { layer: \(quoted(yaml: name)), of: [\(names)], access: open }"
      }
    }
    return """
      # The architecture of this project; 'lintel' checks it.
      #
      \(comment(evidence))
      #
      # That is what is, and not yet what should be: move entries, close layers, name components for what
      # they are. Whatever the order says from now on can no longer get worse unseen.
      version: 1

      components:
      \(components.joined(separator: "\n"))

      rules:
        layering:
          kind: layers
          layers:                      # top first; open ones may be skipped
      \(layers.joined(separator: "\n"))
          because: "dependencies point down"

      """
  }

  /// What selects the code that all of some modules compile, and none of others.
  private static func selector(of names: [String], not others: [String]) -> String {
    func tests(_ names: [String], _ key: String) -> String {
      let each = names.map { "module: \(quoted(yaml: $0))" }
      return each.count == 1
        ? each[0] : "\(key): [\(each.map { "{ \($0) }" }.joined(separator: ", "))]"
    }
    let exception = others.isEmpty ? "" : ", not: { \(tests(others, "any")) }"
    return "{ \(tests(names, "all"))\(exception) }"
  }

  private static func comment(_ lines: [String]) -> String {
    lines.map { "# " + $0 }.joined(separator: "\n")
  }

  /// A text as it may stand anywhere in YAML.
  private static func quoted(yaml text: String) -> String {
    let isPlain =
      text.first.map { $0.isASCII && $0.isLetter } == true
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_-.".contains($0)) }
      && !["true", "false", "yes", "no", "on", "off", "null", "y", "n"].contains(text.lowercased())
    guard !isPlain else { return text }
    var escaped = ""
    for character in text {
      if character == "\"" || character == "\\" { escaped.append("\\") }
      escaped.append(character)
    }
    return "\"\(escaped)\""
  }
}

extension PresetFit {
  /// `5 of 8 parts, 14 of 19 types, 3 of 40 dependencies against its rules`.
  fileprivate var summary: String {
    "\(parts.count) of \(parts.count + missing.count) parts, \(coveredCount) of "
      + "\(counted(typeCount, "type")), \(forbiddenCount) of "
      + "\(counted(dependencyCount, "dependency", "dependencies")) against its rules"
  }
}

extension PresetFit {
  fileprivate var partLines: [String] {
    parts.map { "  \($0.name): \(counted($0.typeCount, "type"))" }
      + (missing.isEmpty ? [] : ["  not here: \(missing.joined(separator: ", "))"])
  }
}

extension LayerProposal {
  fileprivate var summary: String {
    let count = upward.reduce(0) { $0 + $1.count }
    guard count > 0 else {
      return "all \(counted(referenceCount, "reference")) between them point down"
    }
    let worst = upward.prefix(3).map { "\($0.from) → \($0.to) (\($0.count))" }
    return "\(count) of \(counted(referenceCount, "reference")) between them point up: "
      + list(worst, last: "and")
  }
}
