import LintelText

extension RulesProposal {
  /// Returns the text of the rules file.
  ///
  /// - Parameter rules: the rules to add, from ``additions(in:)``.
  package func text(adding rules: [AdditionalRule] = []) -> String {
    switch self {
    case .preset(let fit, let additions): text(extending: [fit] + additions, adding: rules)
    case .wanted(let fit): text(extending: [fit], adding: rules)
    case .hexagon(let hexagon): hexagon.text(adding: rules)
    case .layers(let layers): layers.text(adding: rules)
    }
  }

  /// Returns the text to append to a rules file if some files of the project are not valid UTF-8,
  /// and so cannot be checked; empty if there are none.
  package static func text(leavingOut files: [String]) -> String {
    guard !files.isEmpty else { return "" }
    return """

      # Left out because they are not valid UTF-8:
      sources:
        exclude:
      \(files.map { "    - \(quotedYAML(patternText($0)))\n" }.joined())
      """
  }

  private func text(extending fits: [PresetFit], adding rules: [AdditionalRule]) -> String {
    let part = fits[0].missing.first ?? fits[0].parts[0].name
    let remainder = fits[0].remainder
    let kept = remainder?.rules(parts: fits.flatMap(\.parts).map(\.name)) ?? []
    return """
      \(rulesFileHead)
      \(yamlComment(evidence))
      version: 1
      extends: [\(fits.map(\.preset).joined(separator: ", "))]

      \(remainder?.componentsText ?? Self.examples(of: part))

      \(Self.section(Self.replacements(in: fits) + (kept + rules).map(\.text)))
      """
  }

  private static func examples(of part: String) -> String {
    """
    # To find a part elsewhere, declare a component of the same name:
    #
    # components:
    #   \(part): { path: "Sources/\(part)/**" }

    # Code that is not checked:
    #
    # sources: { exclude: ["**/Generated/**"] }
    """
  }

  /// Returns the rules of presets for which there are concessions, with the concessions added.
  private static func replacements(in fits: [PresetFit]) -> [String] {
    let concessions = fits.flatMap(\.concessions)
    var names: Set<String> = []
    return concessions.map(\.rule).filter { names.insert($0).inserted }.compactMap { rule in
      fits.lazy.compactMap { $0.rules[rule] }.first.map { text in
        """

          # As in the preset, except for dependencies that are common today.
        \(text)\(concessions.text(for: rule))
        """
      }
    }
  }

  private static func section(_ rules: [String]) -> String {
    guard rules.isEmpty else {
      return """
        # Rules of the preset can be replaced by name.
        rules:
        """ + rules.joined()
    }
    return """
      # Rules of the preset can be replaced by name, and others added:
      #
      # rules:
      #   everything-has-a-place: { kind: exhaustive, severity: warning }

      """
  }
}
