import LintelVocabulary

/// The files in the build phases of a target.
extension XcodeReader {
  /// Returns the files that a target compiles, sorted by path, each once.
  mutating func listedFiles(of target: XcodeObject) -> [ListedFile] {
    var files: [ListedFile] = []
    for phase in phases.phases(of: target, kinds: ["PBXSourcesBuildPhase"]) {
      for node in phase.node["files"]?.elements ?? [] {
        guard let buildFile = existing(node) else { continue }
        addFiles(of: buildFile, to: &files)
      }
    }
    return ListedFile.merged(files)
  }

  /// Adds the Swift files of an entry in a build phase. Entries without a file, which remain when
  /// something was removed, have no effect.
  private mutating func addFiles(of buildFile: XcodeObject, to files: inout [ListedFile]) {
    guard let node = buildFile.node["fileRef"], let reference = existing(node) else { return }
    let platforms = PlatformFilter.platforms(of: buildFile)
    let flags = buildFile.node["settings"]?["COMPILER_FLAGS"]?.text ?? ""
    // A variant group is one file in several languages, a version group one file in several
    // versions.
    let references =
      reference.isOf("PBXFileReference")
      ? [reference]
      : objects.allReferred(by: reference, "children", atMost: XcodeObjects.variantLimit)
    if !reference.isOf("PBXFileReference"),
      let children = reference.node["children"]?.elements(atMost: XcodeObjects.variantLimit + 1),
      children.count > XcodeObjects.variantLimit
    {
      note("only the first \(XcodeObjects.variantLimit) files of a group count", at: reference.node)
    }
    for reference in references {
      guard let path = reference.text("path"), SwiftFileName.ends(path) else { continue }
      switch groups.place(of: reference) {
      case .path(let path):
        files.append(ListedFile(path: path, platforms: platforms, compilerFlags: flags))
      case .notInSources: continue
      case .unknown(let base):
        note(
          "the location of '\(path)' depends on '\(base)', which is not known; "
            + "the file is left out", at: reference.node["path"] ?? reference.node)
      }
    }
  }

  private mutating func existing(_ reference: PropertyList.Node) -> XcodeObject? {
    if let object = objects[reference] { return object }
    if let id = reference.text {
      note("there is no '\(id)' in the project; it is left out", at: reference)
    }
    return nil
  }
}
