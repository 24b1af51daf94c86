/// A specification with all that it includes, and with its templates and platforms written out.
struct Specification {
  let root: SpecMapping
  /// By key, which is the target's name unless it says otherwise.
  let targets: [(key: String, value: SpecNode)]
  private(set) var notes: SpecNotes
  /// How many bytes there are in all files.
  let size: Int

  /// - Parameter others: asked for the files that it includes.
  /// - Returns: `nil` when the file is no specification.
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
    let effort = SpecEffort(size: size)
    let platforms = SpecPlatforms(effort: effort)
    let templates = SpecTemplates(root["targetTemplates"]?.mapping ?? [:], effort)
    // A template may be for several platforms, and there may be one for each platform.
    var targets = platforms.writtenOut(root["targets"]?.mapping ?? [:], &notes)
    targets = templates.applied(to: targets, &notes)
    targets = platforms.writtenOut(targets, &notes)
    if effort.isExceeded {
      notes.add([
        ProjectNote(
          path: path, line: 1, column: 1,
          message:
            "templates name each other more than \(SpecTemplates.depthLimit) deep, or come to "
            + "too much; what goes beyond is not known")
      ])
    }
    self.targets = targets.sorted { $0.key < $1.key }
  }
}
