import LintelScanner

/// One way in which projects say what modules they are made of.
struct ProjectFormat: Sendable {
  /// The name of every file that says so; the walk looks for it in all folders.
  let manifestName: String
  /// What such a file says, with its path relative to the root; `nil` if it is no manifest after
  /// all, and so an ordinary source if its name is that of one.
  let read: @Sendable (_ contents: borrowing SourceBuffer, _ path: String) -> Manifest?
}

extension ProjectFormat {
  /// Packages of the Swift Package Manager.
  static let package = ProjectFormat(manifestName: "Package.swift") { contents, path in
    contents.withBytes(hasToolsVersionComment) ? ManifestReader.read(contents, path: path) : nil
  }
}
