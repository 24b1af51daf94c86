extension FuzzTarget {
  /// All targets, by the names that `Scripts/fuzz` takes.
  static var all: [String: FuzzTarget] {
    [
      "scanner": FuzzTarget(ending: "swift", ScannerProperty.self, reading: ScannerInput.init),
      "rules": FuzzTarget(ending: "yml", RulesProperty.self, reading: RulesInput.init),
      "manifests": FuzzTarget(ending: "swift", ManifestProperty.self, reading: ManifestInput.init),
      "diagrams": FuzzTarget(ending: "mmd", DiagramProperty.self, reading: DiagramInput.init),
      "baselines": FuzzTarget(
        ending: "baseline", BaselineProperty.self, reading: BaselineInput.init),
      "index": FuzzTarget(
        ending: "stream", IndexProperty.self, seeds: IndexSeeds.all, reading: IndexInput.init),
      "builds": FuzzTarget(ending: "json", BuildProperty.self, reading: BuildInput.init),
      "results": FuzzTarget(ending: "xml", ResultsProperty.self, reading: ResultsInput.init),
      "diffs": FuzzTarget(ending: "diff", DiffProperty.self, reading: DiffInput.init),
      "projects": FuzzTarget(
        ending: "pbxproj", ProjectProperty.self, seeds: ProjectInput.seeds,
        reading: ProjectInput.init),
      "xcode": .description(.xcode), "xcode-json": .description(.xcodeJSON),
      "workspaces": .description(.workspace), "pods": .description(.pods),
      "podspecs": .description(.podspecs), "settings": .description(.settings),
      "specifications": .description(.specifications), "tuist": .description(.tuist),
      "bazel": .description(.bazel), "exported": .description(.exported),
      "dumped": .description(.dumped),
    ]
  }
}
