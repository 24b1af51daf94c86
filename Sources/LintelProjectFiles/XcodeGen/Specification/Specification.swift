/// A specification with all that it includes, and with its templates and platforms written out.
struct Specification {
  let root: SpecMapping
  /// By key, which is the target's name unless it says otherwise.
  let targets: [(key: String, value: SpecNode)]
  private(set) var notes: SpecNotes
  /// How many bytes there are in all files.
  let size: Int

  /// - Parameter contents: what is in another file, by its path; `nil` when there is none.
  /// - Returns: `nil` when the file is no specification.
  init?(
    _ bytes: [UInt8], at path: String, contents: @escaping (String) -> [UInt8]?
  ) throws(ProjectFileError) {
    var files = SpecFiles(contents: contents)
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
    self.targets = targets.sorted { $0.key < $1.key }
  }
}
