import Foundation

/// The compilation of one snippet, in a folder of its own.
struct Compilation {
  let snippet: Snippet
  let folder: URL
  let toolchain: URL

  var store: URL { folder.appending(path: "index") }

  func source(of file: Snippet.File) -> URL {
    folder.appending(path: file.module).appending(path: file.name)
  }

  /// Compiles each module and writes the index.
  func run() throws {
    for file in snippet.files {
      let url = source(of: file)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.text.utf8).write(to: url)
    }
    for module in snippet.modules {
      let files = snippet.files.filter { $0.module == module }.map(source)
      var shared = ["-module-name", module, "-swift-version", "5", "-I", folder.path]
      shared += ["-D", "LINUX_ONLY", "-suppress-warnings"]
      if !files.contains(where: { $0.lastPathComponent == "main.swift" }) {
        shared.append("-parse-as-library")
      }
      let host = toolchain.appending(path: "lib/swift/host").path
      let server = "\(host)/libSwiftInProcPluginServer.so"
      shared += ["-in-process-plugin-server-path", server, "-plugin-path", "\(host)/plugins"]
      shared += files.map(\.path)
      var index = ["-typecheck", "-index-store-path", store.path, "-index-include-locals"]
      for file in files { index += ["-o", file.path + ".o"] }
      try compile(index + shared)
      guard module != snippet.modules.last else { continue }
      let output = folder.appending(path: module + ".swiftmodule").path
      try compile(["-emit-module", "-enable-testing", "-o", output] + shared)
    }
  }

  private func compile(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = toolchain.appending(path: "bin/swiftc")
    process.arguments = ["-frontend"] + arguments
    let log = folder.appending(path: "log")
    _ = FileManager.default.createFile(atPath: log.path, contents: nil)
    process.standardError = try FileHandle(forWritingTo: log)
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let text = try String(contentsOf: log, encoding: .utf8)
      throw Snippet.Damage(description: "\(snippet.name): does not compile\n\(text)")
    }
  }
}
