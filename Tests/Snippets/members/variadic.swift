func f(_ a: A..., b: B...) {}
