import LintelGraph

extension Inference {
  /// Returns the results of `body` for the given files, each after inference has looked at the
  /// whole file; the files are shared among threads.
  static func results<Result>(
    of linkage: Linkage, in files: [FileID], _ workers: Workers,
    _ body: @Sendable (inout Inference, FileID) -> Result
  ) -> [Result] {
    // For a few files, one thread finds the types that they need faster than it could settle all
    // declarations.
    let areFew = files.count * 8 < linkage.files.count
    let types =
      areFew ? TypeTable(linkage) : Inference(TypeTable(linkage)).settleDeclarations()
    let workers = areFew ? Workers.single : workers
    return workers.map(files.count, from: Inference(types)) { inference, position in
      inference.visit(files[position])
      defer { inference.code.removeAll() }
      return body(&inference, files[position])
    }
  }
}
