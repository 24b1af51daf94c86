/// Whether a path leads to a folder; links are followed.
package func isFolder(_ path: String) -> Bool { kind(of: path) == .folder }

/// Whether a path leads to something that can be read as a file: no folder; links are followed.
package func isFile(_ path: String) -> Bool {
  switch kind(of: path) {
  case .file, .other: true
  case .folder, .link, nil: false
  }
}

/// Whether there is anything at a path, even a link that leads nowhere.
package func exists(_ path: String) -> Bool {
  kind(of: path) != nil || (try? FileStatus(of: path, followsLinks: false)) != nil
}

/// What is found is noted: who looks for a file needs it.
private func kind(of path: String) -> FileStatus.Kind? {
  guard let status = try? FileStatus(of: path) else { return nil }
  FileLog.shared.note(status, at: path)
  return status.kind
}

/// The path without symbolic links; `nil` if nothing is there.
package func realPath(_ path: String) -> String? {
  guard let real = realpath(path, nil) else { return nil }
  defer { free(real) }
  return String(cString: real)
}

/// The folder for what need not be kept, without a slash at the end unless the user gave one.
package var temporaryFolder: String { getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp" }

/// Names in a folder, sorted, hidden ones left out; `nil` if it cannot be read.
package func folderEntries(of path: String) -> [String]? {
  guard let reader = try? FolderReader(Descriptor(folder: path)) else { return nil }
  var names: [String] = []
  while let entry = try? reader.next() { names.append(entry.name) }
  return names.sorted()
}
