/// Drives the domain by commands, and says in lines what comes of them.
@MainActor
struct CommandInterpreter {
  let ports: CommandPorts

  /// Does what a line says, and returns the answer, one line for each thing in it.
  func run(_ line: String) async -> [String] {
    guard let command = Command(line) else { return ["unknown command"] }
    do throws(Problem) {
      return try await perform(command)
    } catch {
      return ["failed: \(error.words)"]
    }
  }

  private func perform(_ command: Command) async throws(Problem) -> [String] {
    switch command {
    case .status: await status()
    case .login(let username, let password):
      try await done(ports.signingIn.signIn(username: username, password: password))
    case .logout: done(ports.signingOut.signOut())
    case .rename(let name): try await done(ports.renaming.rename(to: name))
    case .contacts: await contacts()
    case .find(let text): await contacts(matching: text)
    case .add(let handle, let name):
      try await done(ports.adding.addContact(name: name, handle: handle))
    case .delete(let handle): try await done(ports.deleting.deleteContact(handle))
    case .chats: await chats()
    case .write(let handle): [try await ports.joining.openConversation(with: handle)]
    case .makeGroup(let handles, let name):
      [try await ports.joining.createGroup(named: name, with: handles)]
    case .leave(let conversation): try await done(ports.joining.leave(conversation))
    case .read(let conversation): await read(conversation)
    case .older(let conversation): await older(conversation)
    case .send(let conversation, let text):
      try done(ports.writing.send(text, to: conversation))
    case .retry(let key): try done(ports.writing.retry(key))
    case .stickers: try await stickers()
    case .purchase(let pack, let card):
      ["receipt \(try await ports.buying.buy(pack, card: card).number)"]
    }
  }

  /// The answer of a command that has nothing else to say.
  private func done(_ result: Void) -> [String] {
    ["done"]
  }
}
