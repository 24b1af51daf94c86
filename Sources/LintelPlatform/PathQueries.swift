/// Whether a path leads to a folder; links are followed.
package func isFolder(_ path: String) -> Bool { kind(of: path) == .folder }

/// Whether a path leads to something that can be read as a file, e.g. a pipe, but not a folder;
/// links are followed.
package func isFile(_ path: String) -> Bool {
  switch kind(of: path) {
  case .file, .other: true
  case .folder, .link, nil: false
  }
}

/// Whether a file or folder exists at a path, or a link, even one that leads nowhere.
package func exists(_ path: String) -> Bool {
  kind(of: path) != nil || (try? FileStatus(of: path, followsLinks: false)) != nil
}

/// Returns the kind of the file at a path, and adds the file to the log, because whoever looks for
/// a file depends on it.
private func kind(of path: String) -> FileStatus.Kind? {
  guard let status = try? FileStatus(of: path) else { return nil }
  FileLog.shared.note(status, at: path)
  return status.kind
}

/// Returns the path with symbolic links resolved; `nil` if nothing exists there.
package func realPath(_ path: String) -> String? {
  guard let real = realpath(path, nil) else { return nil }
  defer { free(real) }
  return String(cString: real)
}

/// The folder for temporary files, without a slash at the end unless the user gave one.
package var temporaryFolder: String { getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp" }

/// Returns the names in a folder, sorted, without hidden ones; `nil` if the folder cannot be read.
package func folderEntries(of path: String) -> [String]? {
  guard let reader = try? FolderReader(Descriptor(folder: path)) else { return nil }
  var names: [String] = []
  while let entry = try? reader.next() { names.append(entry.name) }
  return names.sorted()
}
