struct Client {
  #if os(Linux)
    func open() -> Int { 1 }
  #else
    func open() -> String { "" }
  #endif
}
func use(_ client: Client) -> Int { client.open() }
