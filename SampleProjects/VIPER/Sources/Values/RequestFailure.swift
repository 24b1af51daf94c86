/// Why a wish is not fulfilled, if it is for a reason that every wish may fail for.
enum RequestFailure: Error, Equatable, Sendable {
  case noConnection, somethingWentWrong
}
