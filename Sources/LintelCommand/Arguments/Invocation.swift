/// What a command line asks for.
enum Invocation: Equatable {
  case check(CheckArguments)
  case initialize(InitArguments)
  case graph(GraphArguments)
  case facts(FactsArguments)
  case why(WhyArguments)
  case explain(ExplainArguments)
  case doctor(DoctorArguments)
  case prove(ProveArguments)
  case accuracy(AccuracyArguments)
  case baseline(BaselineArguments)
  case compare(CompareArguments)
  case verify(VerifyArguments)
  /// Help or the version, for standard output.
  case show(String)
}
