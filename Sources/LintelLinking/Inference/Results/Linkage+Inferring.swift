import LintelGraph

extension Linkage {
  /// What `body` makes of each file when inference has looked at all of it.
  func inferred<Result>(
    _ workers: Workers, _ body: @Sendable (inout Inference, FileID) -> Result
  ) -> [Result] {
    let settled = Inference(Types(self)).settleDeclarations()
    return workers.map(files.count, from: Inference(settled)) { inference, file in
      inference.visit(FileID(file))
      defer { inference.leaveAll() }
      return body(&inference, FileID(file))
    }
  }
}
