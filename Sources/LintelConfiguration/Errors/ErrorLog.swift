import LintelText

/// Collects everything that is wrong with a configuration.
package final class ErrorLog {
  package private(set) var problems: [ConfigurationProblem] = []
  private var known: Set<ConfigurationProblem> = []

  /// Adds an error, unless the same was there already.
  package func report(_ error: some DescribedError, at mark: Mark) {
    let problem = ConfigurationProblem(error, at: mark)
    if known.insert(problem).inserted { problems.append(problem) }
  }

  package init() {}

  /// Throws what was reported, file by file in the order in which they are first named, by place in each.
  package func throwIfAny() throws(ConfigurationError) {
    guard !problems.isEmpty else { return }
    var rank: [String: Int] = [:]
    for problem in problems where rank[problem.path] == nil { rank[problem.path] = rank.count }
    func key(_ problem: ConfigurationProblem) -> (Int, Int, Int, String) {
      (rank[problem.path] ?? 0, problem.line, problem.column, problem.message)
    }
    throw ConfigurationError(problems: problems.sorted { key($0) < key($1) })
  }
}

extension ConfigurationProblem {
  package init(_ error: some DescribedError, at mark: Mark) {
    self.init(path: mark.path, line: mark.line, column: mark.column, message: error.message)
  }
}
