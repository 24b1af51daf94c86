func f(_ a: isolated (any Actor)?, _ b: @isolated(any) () -> B) async {}
