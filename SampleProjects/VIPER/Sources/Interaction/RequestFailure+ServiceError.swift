extension RequestFailure {
  init(_ error: ServiceError) {
    self = error == .noConnection ? .noConnection : .somethingWentWrong
  }
}
