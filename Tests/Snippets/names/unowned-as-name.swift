func f(unowned: Bool) -> Bool { !unowned && g(unowned) }
