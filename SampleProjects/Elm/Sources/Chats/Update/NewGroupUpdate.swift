/// The page of a new group.
extension ChatsModel {
  mutating func updateNewGroup(_ message: NewGroupMessage) -> [Command<ChatsMessage>] {
    guard case .newGroup(var page) = pages.page else { return [] }
    let commands = page.update(message, visit: pages.visit)
    pages.page = .newGroup(page)
    return commands
  }

  /// Shows the new group in the place of the page, unless the user has left that.
  mutating func finishCreating(
    _ result: Result<Conversation, ServerError>, visit: Int, in situation: ChatsSituation
  ) -> [Command<ChatsMessage>] {
    var page: NewGroupModel?
    if visit == pages.visit, case .newGroup(let waiting) = pages.page { page = waiting }
    switch result {
    case .success(let conversation):
      inbox.update(conversation)
      return page == nil ? [] : open(conversation.id, in: situation)
    case .failure(let error):
      page?.attempt = .failed(Problem(brieflyFor: error))
      if let page { pages.page = .newGroup(page) }
      return []
    }
  }
}

extension NewGroupModel {
  fileprivate mutating func update(
    _ message: NewGroupMessage, visit: Int
  ) -> [Command<ChatsMessage>] {
    switch message {
    case .nameChanged(let text):
      name = text
    case .contactTapped(let handle):
      if chosen.remove(handle) == nil { chosen.insert(handle) }
    case .createTapped where canBeMade:
      attempt = .busy
      return [
        .ask(
          .makeGroup(name: name.trimmed, members: chosen.sorted()), expecting: \.conversation
        ) {
          .groupCreated($0, visit: visit)
        }
      ]
    case .createTapped:
      break
    }
    return []
  }
}
