import LintelAdvice
import LintelGraph
import LintelJudging
import LintelPresets
import LintelRules
import LintelText
import LintelVocabulary

extension DeclaredArchitecture {
  /// Returns an architecture with which a project is read before presets are judged in it. The
  /// project then keeps only the facts that some preset needs.
  ///
  /// - Parameter files: the files to leave out, as paths below the root of the project.
  package static func forProposals(leavingOut files: [String] = []) -> DeclaredArchitecture? {
    let symbols = symbolsOfPresets.map { JSONValue.string($0).line }.joined(separator: ", ")
    return try? DeclaredArchitecture(
      rulesFile: "presets",
      text: "version: 1\nrules:\n  presets: { kind: symbols, deny: [\(symbols)] }\n"
        + RulesProposal.text(leavingOut: files))
  }

  /// The symbols for which the rules of some preset need all uses, each once.
  private static var symbolsOfPresets: [String] {
    let symbols = Presets.all.keys.flatMap { preset in
      let text = "version: 1\nextends: [\(preset)]\n"
      let architecture = try? DeclaredArchitecture(rulesFile: "presets", text: text)
      return architecture?.configuration.rules.flatMap { $0.body.symbols.map(\.text) } ?? []
    }
    return Set(symbols).sorted()
  }

  /// Returns the proposals for a project, the best first; empty if there is nothing to base one on.
  ///
  /// - Parameter project: a project that was read for ``forProposals(leavingOut:)``.
  package static func proposals(
    for project: Project, today: CalendarDate = .today
  ) -> [JudgedProposal] {
    let imported = Set(project.graph.imports.map { project.graph.text(of: $0.moduleName) })
    let architectures = Presets.all.filter { name, _ in
      Presets.additions[name] == nil
        && Presets.libraries[name].map { !$0.isDisjoint(with: imported) } != false
    }
    let fits = PresetFit.all(of: architectures, kinds: .builtIn, in: project.graph, today: today)
      .filter { fit in
        Presets.signatures[fit.preset]?.contains { fit.has($0.many + $0.some) } != false
      }
    func additions(to main: PresetFit) -> [PresetFit] {
      let additions = Presets.all.filter { name, _ in
        Presets.additions[name]?.contains(main.preset) == true
          && canJudge(project, by: [main.preset, name])
      }
      return PresetFit.all(of: additions, kinds: .builtIn, in: project.graph, today: today)
    }
    let structure = ProjectStructure(project.graph)
    let layers = LayerProposal.all(of: structure)
    let named = withoutRivals(
      fits.filter { fit in
        Presets.signatures[fit.preset, default: []].contains { signature in
          fit.isNamed(
            by: signature.many, and: signature.some,
            imported: Presets.libraries[fit.preset] != nil)
            && (signature.folders.isEmpty || project.graph.hasFolder(called: signature.folders))
            && (signature.modules.isEmpty || !signature.modules.isDisjoint(with: imported))
            && (signature.endings.isEmpty || project.graph.hasTypes(endingIn: signature.endings))
        }
      })
    let leading = RulesProposal.leading(
      named, modules: structure.hasManyModules ? layers : [],
      common: Presets.common, screenPatterns: Presets.screenPatterns, usual: Presets.usual,
      additions: additions)
    return JudgedProposal.ranked(
      RulesProposal.all(
        fits, hexagon: HexagonProposal.best(of: structure), layers: layers,
        general: Presets.general, additions: additions),
      leading: leading, in: project)
  }

  /// Removes each preset that has a rival whose rules the project keeps better, e.g. `viper` if it
  /// keeps those of `clean-swift` better.
  private static func withoutRivals(_ fits: [PresetFit]) -> [PresetFit] {
    fits.filter { fit in
      !fits.contains { other in
        other.isKeptBetter(than: fit)
          && Presets.rivals.contains { $0.isSuperset(of: [fit.preset, other.preset]) }
      }
    }
  }

  /// Returns a proposal that extends the given preset, even if others fit better.
  ///
  /// - Parameter project: a project that was read for ``forProposals(leavingOut:)``.
  /// - Throws: if the preset does not exist, or if the project has no code for any of its
  ///   components.
  package static func proposal(
    for project: Project, preset: String, today: CalendarDate = .today
  ) throws(ConfigurationErrors) -> RulesProposal? {
    let architecture = try DeclaredArchitecture(
      rulesFile: "--preset", text: "version: 1\nextends: [\(JSONValue.string(preset).line)]\n")
    _ = try Judge(architecture.configuration, project.graph)
    let fits = PresetFit.all(
      of: Presets.all.filter { $0.key == preset }, kinds: .builtIn, in: project.graph, today: today)
    return fits.first.map { .wanted($0) }
  }

  /// Whether a rules file that extends all of the presets can be judged in a project.
  private static func canJudge(_ project: Project, by presets: [String]) -> Bool {
    let text = "version: 1\nextends: [\(presets.joined(separator: ", "))]\n"
    guard let architecture = try? DeclaredArchitecture(rulesFile: "lintel.yml", text: text) else {
      return false
    }
    return (try? Judge(architecture.configuration, project.graph)) != nil
  }
}

extension DependencyGraph {
  fileprivate func hasFolder(called names: Set<String>) -> Bool {
    let names = Set(names.map { $0.lowercased() })
    return files.contains { file in
      file.path.pathParts.dropLast().contains { names.contains($0.lowercased()) }
    }
  }

  /// Whether at least three types have names with one of the endings, e.g. `LoginBusinessLogic`.
  fileprivate func hasTypes(endingIn endings: [String]) -> Bool {
    let types = declarations.ids.filter { type in
      guard declarations[type].kind.isNominalType else { return false }
      let name = text(of: declarations[type].name)
      return endings.contains { name.hasSuffix($0) }
    }
    return types.count >= 3
  }
}
