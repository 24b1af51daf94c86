extension Result {
  var success: Success? {
    if case .success(let success) = self { success } else { nil }
  }

  var failure: Failure? {
    if case .failure(let error) = self { error } else { nil }
  }
}
