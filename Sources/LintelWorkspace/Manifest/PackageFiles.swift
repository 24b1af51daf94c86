import LintelScanner

/// The manifests among the files named `Package.swift`.
struct PackageFiles {
  /// By path, each once.
  private(set) var manifests: [Manifest] = []
  /// Where manifests are, including those that a link makes appear again.
  private(set) var paths: Set<String> = []

  /// - Parameter files: by path.
  /// - Throws: ``WorkspaceError`` when one of them cannot be read.
  init(_ files: [FoundFile], in root: RootFolder) throws(WorkspaceError) {
    var links = LinkedFiles(files, in: root)
    var buffer = SourceBuffer()
    for file in files {
      do throws(SystemError) {
        try root.read(file.path, into: &buffer)
      } catch {
        throw WorkspaceError([.unreadable(file.path, error)])
      }
      guard buffer.withBytes(hasToolsVersionComment) else { continue }
      paths.insert(file.path)
      if try links.isNew(file.path) {
        manifests.append(ManifestReader.read(buffer, path: file.path))
      }
    }
  }
}
