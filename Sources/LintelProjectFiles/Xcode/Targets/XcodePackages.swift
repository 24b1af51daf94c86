import LintelVocabulary

/// The packages that a project refers to.
struct XcodePackages {
  let objects: XcodeObjects
  let groups: XcodeGroups

  func package(_ reference: XcodeObject) -> PackageReference? {
    if let url = reference.text("repositoryURL") { return .repository(url) }
    return reference.text("relativePath").map {
      .folder(RelativePath.join(groups.sourceRoot, $0))
    }
  }

  /// Returns the folders that are declared as packages, and other folders that contain a manifest.
  func folders(others: OtherFiles) -> [String] {
    var folders = PackageFolders(others: others)
    for reference in objects.allReferred(by: objects.root, "packageReferences") {
      if case .folder(let folder) = package(reference) { folders.add(folder) }
    }
    for file in groups.files where Self.mayBeFolder(file) {
      if let folder = groups.place(of: file).path { folders.addIfPackage(folder) }
    }
    return folders.paths
  }

  /// Whether a reference may lead to a folder: `lastKnownFileType = folder`.
  private static func mayBeFolder(_ file: XcodeObject) -> Bool {
    switch file.text("lastKnownFileType") {
    case "folder", "wrapper": true
    case nil, "text":
      file.text("explicitFileType") == nil && PackageFolders.mayBeFolder(file.text("path") ?? "")
    default: false
    }
  }
}
