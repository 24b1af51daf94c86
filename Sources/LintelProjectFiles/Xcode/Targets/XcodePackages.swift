import LintelVocabulary

/// The packages that a project uses.
struct XcodePackages {
  let objects: XcodeObjects
  let groups: XcodeGroups

  func package(_ reference: XcodeObject) -> PackageReference? {
    if let url = reference.text("repositoryURL") { return .repository(url) }
    return reference.text("relativePath").map {
      .folder(RelativePath.join(groups.sourceRoot, $0))
    }
  }

  /// Those that are said to be packages, and plain folders that hold a manifest.
  ///
  /// - Parameter contents: what is in a file; `nil` when there is none.
  func folders(contents: (String) -> [UInt8]?) -> [String] {
    var folders: [String] = []
    for reference in objects.allReferred(by: objects.root, "packageReferences") {
      if case .folder(let folder) = package(reference) { folders.append(folder) }
    }
    for file in groups.files where Self.mayBeFolder(file) {
      if let folder = groups.place(of: file).path,
        contents(RelativePath.join(folder, "Package.swift")) != nil
      {
        folders.append(folder)
      }
    }
    var seen: Set<PathKey> = []
    return folders.filter { seen.insert(PathKey($0)).inserted }
  }

  private static func mayBeFolder(_ file: XcodeObject) -> Bool {
    switch file.text("lastKnownFileType") {
    case "folder", "wrapper": true
    case nil, "text":
      file.text("explicitFileType") == nil
        && !RelativePath.fileName(of: file.text("path") ?? "").contains(".")
    default: false
    }
  }
}
