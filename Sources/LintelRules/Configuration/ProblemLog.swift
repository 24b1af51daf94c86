/// Collects everything that is wrong with a configuration.
final class ProblemLog {
  private(set) var problems: [ConfigurationProblem] = []
  private var known: Set<ConfigurationProblem> = []

  func report(_ fault: ConfigurationFault, at mark: Mark) {
    let problem = ConfigurationProblem(fault, at: mark)
    if known.insert(problem).inserted { problems.append(problem) }
  }

  /// Throws what was reported, file by file in the order of first mention, by place in each.
  func throwIfAny() throws(ConfigurationError) {
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
  init(_ fault: ConfigurationFault, at mark: Mark) {
    self.init(path: mark.path, line: mark.line, column: mark.column, message: fault.message)
  }
}
