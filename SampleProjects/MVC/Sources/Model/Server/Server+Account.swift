extension Server {
  func rename(to name: String, then completion: @escaping Completion<SessionRecord>) {
    ask(.rename(name: name), \.session, then: completion)
  }
}
