import LintelAdvice
import LintelGraph
import LintelPresets
import LintelRules

extension Architecture {
  /// What to read a project for so that every preset can be judged; nothing else is to be known of
  /// it.
  ///
  /// - Parameter files: of the project, by their paths below its root.
  public static func forProposals(leavingOut files: [String] = []) -> Architecture? {
    try? Architecture(
      rulesFile: "presets",
      text: "version: 1\nextends: [dependency-injection]\n"
        + RulesProposal.text(leavingOut: files))
  }

  /// Rules files that a project could have, the best first; none if it gives nothing to go by.
  ///
  /// - Parameter project: read for ``forProposals(leavingOut:)``.
  public static func proposals(
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

  /// Without presets of which a rival is there as well that the project keeps better.
  private static func withoutRivals(_ fits: [PresetFit]) -> [PresetFit] {
    fits.filter { fit in
      !fits.contains { other in
        other.isKeptBetter(than: fit)
          && Presets.rivals.contains { $0.isSuperset(of: [fit.preset, other.preset]) }
      }
    }
  }

  /// A rules file that takes a preset, whatever fits better.
  ///
  /// - Parameter project: read for ``forProposals(leavingOut:)``.
  /// - Throws: for a preset that does not exist, or of which the project has no part.
  public static func proposal(
    for project: Project, preset: String, today: CalendarDate = .today
  ) throws(ConfigurationErrors) -> RulesProposal? {
    let architecture = try Architecture(
      rulesFile: "--preset", text: "version: 1\nextends: [\(JSONValue.string(preset).line)]\n")
    _ = try Judge(architecture.configuration, project.graph)
    let fits = PresetFit.all(
      of: Presets.all.filter { $0.key == preset }, kinds: .builtIn, in: project.graph, today: today)
    return fits.first.map { .wanted($0) }
  }

  /// Whether presets say together what can be judged in a project.
  private static func canJudge(_ project: Project, by presets: [String]) -> Bool {
    let text = "version: 1\nextends: [\(presets.joined(separator: ", "))]\n"
    guard let architecture = try? Architecture(rulesFile: "lintel.yml", text: text) else {
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

  /// Whether three types have such names.
  fileprivate func hasTypes(endingIn endings: [String]) -> Bool {
    let types = declarations.ids.filter { type in
      guard declarations[type].kind.isNominalType else { return false }
      let name = text(of: declarations[type].name)
      return endings.contains { name.hasSuffix($0) }
    }
    return types.count >= 3
  }
}
