import Foundation

// Usage: link-snippets TOOLCHAIN VERSION FOLDER check|write NAME...

setvbuf(stdout, nil, _IOLBF, 0)
let arguments = CommandLine.arguments
let toolchain = URL(filePath: arguments[1])
let version = arguments[2]
let folder = URL(filePath: arguments[3])
let isChecking = arguments[4] == "check"
let wanted = Set(arguments.dropFirst(5))

let work = FileManager.default.temporaryDirectory
  .appending(path: "link-snippets-\(ProcessInfo.processInfo.processIdentifier)")

let names =
  (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? [])
  .filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(6)) }.sorted()
  .filter { name in wanted.isEmpty || wanted.contains { name == $0 || name.hasPrefix($0 + "/") } }

/// The results for all snippets, written by several threads.
final class Results: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [String: Result<[String], any Error>] = [:]

  func set(_ value: Result<[String], any Error>, of name: String) {
    lock.withLock { values[name] = value }
  }

  subscript(name: String) -> Result<[String], any Error>? { lock.withLock { values[name] } }
}

let results = Results()
let index = try IndexStore(toolchain: toolchain)
DispatchQueue.concurrentPerform(iterations: names.count) { number in
  let name = names[number]
  results.set(
    Result {
      let compilation = Compilation(
        snippet: try Snippet(name, in: folder), folder: work.appending(path: "\(number)"),
        toolchain: toolchain)
      try FileManager.default.createDirectory(
        at: compilation.folder, withIntermediateDirectories: true)
      try compilation.run()
      return try Edges(compilation, index).lines
    }, of: name)
}

try? FileManager.default.removeItem(at: work)

var failures = 0
for name in names {
  let file = folder.appending(path: name + ".edges")
  switch results[name] {
  case .success(let lines):
    let text =
      (["// Written by Scripts/link-snippets."] + (lines.isEmpty ? ["// No edges."] : lines))
      .joined(separator: "\n") + "\n"
    let old = try? String(contentsOf: file, encoding: .utf8)
    if old == text { continue }
    if isChecking {
      failures += 1
      print("error: \(name).edges is not what the compiler says; it should be:\n\(text)")
    } else {
      try Data(text.utf8).write(to: file)
      print("\(name):\n\(text)")
    }
  case .failure(let error):
    failures += 1
    print("error: \(error)")
  case nil: continue
  }
}
let stamp = folder.appending(path: "toolchain.txt")
if !isChecking, wanted.isEmpty, failures == 0 { try Data((version + "\n").utf8).write(to: stamp) }
print("\(names.count) snippets, \(failures) failures")
exit(failures == 0 ? 0 : 1)
