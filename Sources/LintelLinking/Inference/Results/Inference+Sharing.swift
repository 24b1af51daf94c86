import LintelGraph

extension Inference {
  /// What `body` makes of each of some files when inference has looked at all of it, shared out among
  /// threads.
  static func results<Result>(
    of linkage: Linkage, in files: [FileID], _ workers: Workers,
    _ body: @Sendable (inout Inference, FileID) -> Result
  ) -> [Result] {
    let settled = Inference(Types(linkage)).settleDeclarations()
    return workers.map(files.count, from: Inference(settled)) { inference, position in
      inference.visit(files[position])
      defer { inference.leaveAll() }
      return body(&inference, files[position])
    }
  }
}
