/// Whether a path leads to a folder; links are followed.
public func isFolder(_ path: String) -> Bool { kind(of: path) == .folder }

/// Whether a path leads to something that can be read as a file: no folder; links are followed.
public func isFile(_ path: String) -> Bool {
  switch kind(of: path) {
  case .file, .other: true
  case .folder, .link, nil: false
  }
}

/// Whether there is anything at a path, even a link that leads nowhere.
public func exists(_ path: String) -> Bool {
  (try? FileStatus(of: path, followsLinks: false)) != nil
}

private func kind(of path: String) -> FileStatus.Kind? { try? FileStatus(of: path).kind }
