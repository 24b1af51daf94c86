import Dispatch
import LintelPlatform

/// A folder of its own for one test, removed at the end.
final class TemporaryFolder: Sendable {
  let path: String

  init() {
    var template = Array("/tmp/lintel-workspace-XXXXXX".utf8CString)
    precondition(mkdtemp(&template) != nil, "no temporary folder")
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit { Self.remove(ArraySlice(path.utf8CString.dropLast())) }

  /// Writes a file, making the folders on its way.
  func write(_ name: String, _ text: String = "") { write(name, bytes: Array(text.utf8)) }

  func write(_ name: String, bytes: [UInt8]) {
    if let slash = name.utf8.lastIndex(of: UInt8(ascii: "/")) { makeFolder(String(name[..<slash])) }
    let file = open("\(path)/\(name)", O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    precondition(file >= 0 && writeAll(file, bytes) == bytes.count, "cannot write \(name)")
    close(file)
  }

  /// Writes an empty file whose name need not be text.
  func write(rawName: [UInt8]) {
    let path = Array("\(path)/".utf8) + rawName + [0]
    let file = path.map(CChar.init(bitPattern:)).withUnsafeBufferPointer { space in
      space.baseAddress.map { open($0, O_WRONLY | O_CREAT, 0o644) } ?? -1
    }
    precondition(file >= 0, "cannot write \(rawName)")
    close(file)
  }

  func makeFolder(_ name: String) {
    var current = path
    for part in name.utf8.split(separator: UInt8(ascii: "/")).map(Substring.init) {
      current += "/\(part)"
      mkdir(current, 0o755)
    }
  }

  func link(_ name: String, to target: String) {
    if let slash = name.utf8.lastIndex(of: UInt8(ascii: "/")) { makeFolder(String(name[..<slash])) }
    precondition(symlink(target, "\(path)/\(name)") == 0, "cannot link \(name)")
  }

  func hardLink(_ name: String, to target: String) {
    precondition(
      systemLink("\(path)/\(target)", "\(path)/\(name)") == 0, "cannot link \(name)")
  }

  /// Makes a named pipe, and writes `parts` to it one after the other from another thread.
  ///
  /// - Returns: what is signalled at the end.
  func writeToPipe(_ name: String, _ parts: [String]) -> DispatchSemaphore {
    let path = "\(path)/\(name)"
    precondition(mkfifo(path, 0o644) == 0, "cannot make pipe \(name)")
    let done = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      let file = open(path, O_WRONLY)
      for part in parts {
        _ = writeAll(file, Array(part.utf8))
        usleep(20_000)
      }
      close(file)
      done.signal()
    }
    return done
  }

  /// Names in the folder, sorted.
  var names: [String] {
    Self.rawNames(in: ArraySlice(path.utf8CString.dropLast())).map {
      String(decoding: $0.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }.sorted()
  }

  /// Names as they are in the file system, which need not be text.
  private static func rawNames(in path: ArraySlice<CChar>) -> [[CChar]] {
    guard let stream = opendir(Array(path) + [0]) else { return [] }
    defer { closedir(stream) }
    var names: [[CChar]] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) {
          Array(UnsafeBufferPointer(start: $0, count: strlen($0)))
        }
      }
      if name != [46], name != [46, 46] { names.append(name) }
    }
    return names
  }

  private static func remove(_ path: ArraySlice<CChar>) {
    if unlink(Array(path) + [0]) == 0 { return }
    for name in rawNames(in: path) { remove(path + [47] + name) }
    rmdir(Array(path) + [0])
  }
}

private func writeAll(_ file: Int32, _ bytes: [UInt8]) -> Int { write(file, bytes, bytes.count) }
private func systemLink(_ old: String, _ new: String) -> Int32 { link(old, new) }
