import LintelGraph
import LintelJudging
import LintelText

#if canImport(Glibc)
  import func Glibc.log2
#elseif canImport(Musl)
  import func Musl.log2
#else
  import func Darwin.log2
#endif

/// The fit of a preset: how well it describes a project.
package struct PresetFit: Sendable {
  /// A component of the preset.
  package struct Part: Sendable {
    package let name: String
    /// The number of types of the project that belong to the part.
    package let typeCount: Int
    /// The number of functions and extensions outside of types that belong to the part.
    let functionCount: Int
    /// The patterns that select the part.
    package let patterns: [String]

    /// The number of types or, if there are none, of functions: some architectures have functions
    /// where others have types.
    var count: Int { typeCount > 0 ? typeCount : functionCount }
  }

  package let preset: String
  /// The parts that the project has, in the order of the preset.
  package let parts: [Part]
  /// The names of the parts that the project does not have.
  package let missing: [String]
  /// The number of types in the first part. A preset that is added to others is named after this
  /// part, e.g. `Coordinator`.
  let firstPartCount: Int
  /// The number of distinctive parts of the preset, and the number of these that the project has
  /// more than by chance.
  let ownCount: Int
  let presentOwnCount: Int
  /// The number of types that belong to a part.
  package let coveredCount: Int
  /// The number of types in the project, and of those whose names end in `ViewController`.
  package let typeCount: Int
  let controllerCount: Int
  /// The number of dependencies from one part to another.
  package let dependencyCount: Int
  /// The number of these dependencies that break a rule of the preset.
  package let forbiddenCount: Int

  /// The texts of the rules.
  let rules: RuleTexts
  /// The exceptions to the rules.
  var concessions: [Concession] = []
  /// The components for code without a part; `nil` if there is little such code, or if it was not
  /// looked for.
  var remainder: Remainder?
  /// The number of types with a component of the preset, of presets that are added to it, or of
  /// ``remainder``.
  var coveredWithOthers: Int?

  /// The quality of the fit; higher is better. It is the product of the share of types that have a
  /// part, the share of parts that the project has, the share of dependencies that keep the rules,
  /// and the entropy of types over parts, in bits: of two presets that cover equally many types,
  /// the one that distinguishes more roles describes the project better.
  package var score: Double {
    guard typeCount > 0, coveredCount > 0 else { return 0 }
    let coverage = Double(coveredCount) / Double(typeCount)
    let found = Double(presentCount) / Double(parts.count + missing.count)
    let kept = 1 - Double(forbiddenCount) / Double(max(1, dependencyCount))
    let total = Double(parts.reduce(0) { $0 + $1.typeCount })
    let entropy = parts.reduce(0.0) { sum, part in
      let share = Double(part.typeCount) / total
      return sum - share * log2(share)
    }
    return coverage * found * max(0, kept) * entropy
  }

  private var presentCount: Int { parts.count { Self.isPresent($0.count, among: typeCount) } }

  /// Whether at least one type in a hundred belongs to a part; fewer may be chance.
  private static func isPresent(_ count: Int, among typeCount: Int) -> Bool {
    count > 0 && Tuning.presentPart.isReached(by: count, of: typeCount)
  }

  /// Whether the project has enough of the preset: at least two parts, more than half of all parts,
  /// half of the distinctive parts, a quarter of the types, and five of six dependencies that keep
  /// the rules. If more dependencies break them, the project has another architecture.
  var isConvincing: Bool {
    presentCount >= Tuning.fewestPresentParts
      && !Tuning.presentParts.isKept(by: presentCount, of: parts.count + missing.count)
      && Tuning.presentOwnParts.isReached(by: presentOwnCount, of: ownCount)
      && Tuning.convincingCoverage.isReached(by: coveredCount, of: typeCount)
      && keepsItsRules
  }

  /// Whether at least five of six dependencies keep the rules.
  var keepsItsRules: Bool {
    Tuning.brokenRules.isKept(by: forbiddenCount, of: dependencyCount)
  }

  /// Whether the preset can hardly be mistaken for another: it is convincing, the project has a
  /// distinctive part, and at least 55 % of the types have a part.
  var isUnmistakable: Bool {
    isConvincing && presentOwnCount > 0
      && Tuning.unmistakableCoverage.isReached(by: coveredCount, of: typeCount)
  }

  /// The certainty that no other preset is meant; higher is surer. It is the square of the share of
  /// types that have a part, times n / (n + 2) for n distinctive parts that the project has.
  var distinction: Double {
    let coverage = Double(coveredCount) / Double(max(1, typeCount))
    return coverage * coverage * Double(presentOwnCount)
      / Double(presentOwnCount + Tuning.ownPartsForHalfDistinction)
  }

  /// Whether the project breaks the rules so seldom that it can keep them from now on: with at most
  /// one finding for 50 types, or, if no part is missing and nine of ten types have a part, with at
  /// most one of ten dependencies.
  func isNearlyKept(findings: Int) -> Bool {
    let isComplete =
      missing.isEmpty && Tuning.completeCoverage.isReached(by: coveredCount, of: typeCount)
    return Tuning.nearlyKeptFindings.isKept(by: findings, of: typeCount)
      || isComplete && Tuning.completeBrokenRules.isKept(by: forbiddenCount, of: dependencyCount)
  }

  /// Whether a preset that is added to others is followed already: its first part has at least
  /// three types, and at least five of six dependencies keep the rules.
  package var isFollowed: Bool {
    firstPartCount >= Tuning.fewestTypesOfAddition && keepsItsRules
  }

  /// Whether at least three of four types have a part.
  var coversNearlyAll: Bool { Tuning.nearlyAllTypes.isReached(by: coveredCount, of: typeCount) }
}

extension PresetFit {
  /// Returns the fits of all presets, the best first.
  ///
  /// A part is distinctive if at most one other preset has a part of the same name: `Presenter` is,
  /// `View` is not.
  ///
  /// - Parameters:
  ///   - presets: the bytes of each, by name.
  ///   - kinds: the kinds of rules that presets may have.
  ///   - today: the day that decides whether exceptions have expired; presets have none.
  package static func all(
    of presets: [String: [UInt8]], kinds: RuleKinds, in graph: DependencyGraph,
    today: CalendarDate
  ) -> [PresetFit] {
    let types = graph.types
    let configurations = presets.keys.sorted().compactMap { name in
      try? (
        name,
        Configuration.load(
          path: "lintel.yml", presets: presets, kinds: kinds,
          read: { _ in Array("version: 1\nextends: [\(name)]\n".utf8) })
      )
    }
    let names = configurations.flatMap(\.1.components).map(\.name)
    let own = Dictionary(grouping: names) { $0 }.filter {
      $0.value.count <= Tuning.mostPresetsWithOwnPart
    }
    return configurations.compactMap { name, configuration in
      guard let judge = try? Judge(configuration, graph) else { return nil }
      return PresetFit(
        name, judge, rules: RuleTexts(preset: presets[name] ?? []), own: Set(own.keys),
        types: types, today: today)
    }.sorted { ($1.score, $0.preset) < ($0.score, $1.preset) }
  }

  /// - Parameter own: the names of distinctive parts.
  private init(
    _ preset: String, _ judge: Judge, rules: RuleTexts, own: Set<String>,
    types: [DeclarationID], today: CalendarDate
  ) {
    let components = judge.components
    var counts = [Int](repeating: 0, count: components.definitions.count)
    var functionCounts = counts
    var covered = 0
    for type in types {
      let definitions = Set(
        components.membership(of: type).all.map { components.components[$0].definition })
      for definition in definitions { counts[definition] += 1 }
      if !definitions.isEmpty { covered += 1 }
    }
    for function in judge.graph.functions {
      let definitions = Set(
        components.membership(of: function).all.map { components.components[$0].definition })
      for definition in definitions { functionCounts[definition] += 1 }
    }
    let filled = components.definitions.indices.filter { counts[$0] + functionCounts[$0] > 0 }
    self.preset = preset
    self.rules = rules
    parts = filled.map {
      Part(
        name: components.definitions[$0].name, typeCount: counts[$0],
        functionCount: functionCounts[$0],
        patterns: components.definitions[$0].selector.positivePatterns)
    }
    missing = components.definitions.indices.filter { counts[$0] + functionCounts[$0] == 0 }
      .map { components.definitions[$0].name }
    firstPartCount = counts.first ?? 0
    ownCount = components.definitions.count { own.contains($0.name) }
    presentOwnCount = parts.count {
      own.contains($0.name) && Self.isPresent($0.count, among: types.count)
    }
    coveredCount = covered
    typeCount = types.count
    controllerCount = types.count {
      judge.graph.text(of: judge.graph.declarations[$0].name).hasSuffix("ViewController")
    }
    let edges = judge.condensedByComponent().edges
    let dependencies = Set(edges.flatMap(\.dependencies))
    dependencyCount = dependencies.count
    forbiddenCount =
      dependencies.intersection(judge.forbiddenReferences(today: today).dependencies).count
  }
}

extension DependencyGraph {
  /// All types at the top level of a file, without extensions.
  fileprivate var types: [DeclarationID] {
    declarations.ids.filter {
      declarations[$0].kind.isNominalType && outermost(of: $0) == $0
    }
  }

  /// All functions and extensions at the top level of a file. An extension may belong to another
  /// part than its type, e.g. one that adds `update` to a model.
  fileprivate var functions: [DeclarationID] {
    declarations.ids.filter {
      [.function, .extension].contains(declarations[$0].kind)
        && declarations[declarations[$0].enclosing].kind == .file
    }
  }
}
