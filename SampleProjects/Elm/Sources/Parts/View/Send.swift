/// How a view says that something has happened.
typealias Send<Message> = @MainActor (Message) -> Void
