import LintelVocabulary

/// Reads all packages of a workspace from the output of `bazel query`.
package enum BazelQuery {
  /// Reads the output of `bazel query` with `--output=xml`, `jsonproto` or `streamed_jsonproto`, or
  /// of `bazel cquery` with `--output=jsonproto`.
  ///
  /// - Parameter path: the path of the file, relative to the root of the check, which is the
  ///   workspace.
  /// - Returns: a description of each package that compiles Swift, sorted by path.
  package static func read(
    _ bytes: [UInt8], path: String
  ) throws(ProjectFileError) -> [ProjectDescription] {
    let rules = merged(try rules(bytes))
    guard !rules.isEmpty else {
      throw ProjectFileError(BazelQueryProblem.noRules.message, at: 0, in: bytes)
    }
    var reader = BazelTargets(in: "", BazelRuleTable(rules))
    let lines = LineTable(bytes)
    var packages: [String: ProjectDescription] = [:]
    for rule in rules {
      let noted = reader.notes.count
      guard var target = reader.target(of: rule) else { continue }
      // The output gives the line of the rule in the BUILD file, but not its offset.
      target.offset = 0
      let folder = rule.label.package
      var package =
        packages.removeValue(forKey: folder)
        ?? ProjectDescription(
          path: RelativePath.join(folder, rule.fileName), origin: .exportedGraph)
      package.targets.append(target)
      package.notes += Array(reader.notes[noted...]).placed(in: lines, of: path)
      packages[folder] = package
    }
    return packages.values.filter { $0.targets.contains { $0.kind != .aggregate } }
      .sorted { RelativePath.precedes($0.path, $1.path) }
  }

  private static func rules(_ bytes: [UInt8]) throws(ProjectFileError) -> [BazelRule] {
    bytes.first(where: { $0 > 0x20 && $0 < 0x80 }) == UInt8(ascii: "<")
      ? try QueryXML(bytes).rules : try QueryJSON.rules(bytes)
  }

  /// Merges the rules with the same label: there may be one for each platform for which the target
  /// is built.
  private static func merged(_ rules: [BazelRule]) -> [BazelRule] {
    let builds = Dictionary(grouping: rules, by: \.label)
    return rules.map(\.label).withoutRepetition.compactMap { builds[$0].flatMap(BazelRule.init) }
  }
}
