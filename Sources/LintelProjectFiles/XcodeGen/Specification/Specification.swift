import LintelVocabulary

/// A specification with its includes, and with its templates and platforms written out.
struct Specification {
  let root: SpecMapping
  /// The targets by key. The key is the target's name unless the target has a `name`.
  let targets: [(key: String, value: SpecNode)]
  private(set) var notes: SpecNotes
  /// The size of all files in bytes.
  let size: Int

  /// - Parameter others: provides the files that the specification includes.
  /// - Returns: `nil` when the file is not a specification.
  init?(
    _ bytes: [UInt8], at path: String, others: OtherFiles
  ) throws(ProjectFileError) {
    var files = SpecFiles(others: others)
    guard let root = try files.read(bytes, at: path),
      root["name"] != nil || root["targets"] != nil
    else { return nil }
    notes = files.notes
    size = files.size
    self.root = root
    let budget = Budget.specification(size: size)
    let platforms = SpecPlatforms(budget: budget)
    let templates = SpecTemplates(root["targetTemplates"]?.mapping ?? [:], budget)
    // Twice, because a template may set several platforms, and the name of a template may depend on
    // the platform: `${platform}Base`.
    var targets = platforms.writtenOut(root["targets"]?.mapping ?? [:], &notes)
    targets = templates.applied(to: targets, &notes)
    targets = platforms.writtenOut(targets, &notes)
    if budget.isExceeded {
      notes.add([
        Note(
          path: path,
          message:
            "templates name each other more than \(SpecTemplates.depthLimit) levels deep, or "
            + "become too long; the others are not known")
      ])
    }
    self.targets = targets.sorted { $0.key < $1.key }
  }
}
