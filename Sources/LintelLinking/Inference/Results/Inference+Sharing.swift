import LintelGraph

extension Inference {
  /// What `body` makes of each file when inference has looked at all of it, shared out among
  /// threads.
  static func results<Result>(
    of linkage: Linkage, _ workers: Workers,
    _ body: @Sendable (inout Inference, FileID) -> Result
  ) -> [Result] {
    let settled = Inference(Types(linkage)).settleDeclarations()
    return workers.map(linkage.files.count, from: Inference(settled)) { inference, file in
      inference.visit(FileID(file))
      defer { inference.leaveAll() }
      return body(&inference, FileID(file))
    }
  }
}
