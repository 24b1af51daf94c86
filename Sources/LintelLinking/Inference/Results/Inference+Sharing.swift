import LintelGraph

extension Inference {
  /// What `body` makes of each of some files when inference has looked at all of it, shared out among
  /// threads.
  static func results<Result>(
    of linkage: Linkage, in files: [FileID], _ workers: Workers,
    _ body: @Sendable (inout Inference, FileID) -> Result
  ) -> [Result] {
    // Of a few files one thread alone finds what they lead to, in less time than all is settled in.
    let areFew = files.count * 8 < linkage.files.count
    let types =
      areFew ? Types(linkage) : Inference(Types(linkage)).settleDeclarations()
    let workers = areFew ? Workers.single : workers
    return workers.map(files.count, from: Inference(types)) { inference, position in
      inference.visit(files[position])
      defer { inference.leaveAll() }
      return body(&inference, files[position])
    }
  }
}
